/**
 * @generated SignedSource<<9834c4aa7767d32d6245e6b3d78ffe2b>>
 * @relayHash eb0b2f5c65a597cdb29f487b048458b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6ff64b87493945a72caa890b1c8f51e9c98c88c44ff3a01daf20d2164590c2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReAcceptanceScreenQuery } from './ReAcceptanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReAcceptanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6ff64b87493945a72caa890b1c8f51e9c98c88c44ff3a01daf20d2164590c2e",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
