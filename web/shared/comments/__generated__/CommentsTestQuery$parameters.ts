/**
 * @generated SignedSource<<72a0f5e3832ed4bbc412269681a956a5>>
 * @relayHash 18ddc0c28938e4a19aa464bcde23c58d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 547304cc66ae34b1b486ecabfa67e8b6cff21032d93cf94968a67474e3773a29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "547304cc66ae34b1b486ecabfa67e8b6cff21032d93cf94968a67474e3773a29",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
