/**
 * @generated SignedSource<<9d89cc107f3d3df36d23dea47c86f75c>>
 * @relayHash 16f529a73cc4b78a1805fd86cb8ea554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61f6afda4f32cbfe756ae7c59a3326062b9da36be84316e2bce6d1c0aaae3332

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewConversationPaneTestQuery } from './NewConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<NewConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61f6afda4f32cbfe756ae7c59a3326062b9da36be84316e2bce6d1c0aaae3332",
    "metadata": {},
    "name": "NewConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
