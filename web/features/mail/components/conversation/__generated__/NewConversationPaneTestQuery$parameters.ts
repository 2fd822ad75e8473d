/**
 * @generated SignedSource<<96ed698b22b086cd5e818d9305233165>>
 * @relayHash 43329861d3213da7cc6b96988089de73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e730908a6e19f34503523395a1e9d34dd73eb3a3956ddb5171601d2e5915993e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewConversationPaneTestQuery } from './NewConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<NewConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e730908a6e19f34503523395a1e9d34dd73eb3a3956ddb5171601d2e5915993e",
    "metadata": {},
    "name": "NewConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
