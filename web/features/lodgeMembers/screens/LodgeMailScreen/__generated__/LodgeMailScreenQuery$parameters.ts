/**
 * @generated SignedSource<<7271cf5b9cb6430d95646f0d0310b0e8>>
 * @relayHash 5e971b24ad00de1838021a51f9717937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e89220825a6f96ea4edd65225092df50f334a0deaa9bc4bb5216bd236d851c83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e89220825a6f96ea4edd65225092df50f334a0deaa9bc4bb5216bd236d851c83",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
