/**
 * @generated SignedSource<<cfa06d86b512f7712069b0ff7ed0bfaa>>
 * @relayHash cc0fb31e6943fab3f9df99a764d424a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051363a5b18d0acfc10bcd17be5db51e319a05f852b090899df72a5a2faaeb7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "051363a5b18d0acfc10bcd17be5db51e319a05f852b090899df72a5a2faaeb7c",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
