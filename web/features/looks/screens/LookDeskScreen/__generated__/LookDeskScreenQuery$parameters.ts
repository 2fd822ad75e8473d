/**
 * @generated SignedSource<<977e38785709bc3fe9c82a7b48da4a5e>>
 * @relayHash a620f693ab4197f5734c6ed0fa68bb8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10cac1122e7ca63484e19dec4836691237a03707a58effc5abfcf5f06b1dd164

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LookDeskScreenQuery } from './LookDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<LookDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10cac1122e7ca63484e19dec4836691237a03707a58effc5abfcf5f06b1dd164",
    "metadata": {},
    "name": "LookDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
