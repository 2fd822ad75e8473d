/**
 * @generated SignedSource<<62248aede0fd8ae960ef4cbed2fb0b22>>
 * @relayHash 8a11f299aac66c8cecf6bc9c6a9833f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 484144420888196c7bc8ca8141059642822b89cd953b5ad57156de934a180b98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "484144420888196c7bc8ca8141059642822b89cd953b5ad57156de934a180b98",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
