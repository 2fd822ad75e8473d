/**
 * @generated SignedSource<<ba5e25bf1e25ac1d6f833e38a4aa4f14>>
 * @relayHash e1f41b8f21e80e03c8c1e04c3313f537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 551d61efb65213af74ee6c08410505dee5499ddf3f49c9a47c478525d7c85f79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReAcceptanceScreenQuery } from './ReAcceptanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReAcceptanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "551d61efb65213af74ee6c08410505dee5499ddf3f49c9a47c478525d7c85f79",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
