/**
 * @generated SignedSource<<db8efa6335f11bd58621e6a9c7920a49>>
 * @relayHash ee469c64bf6e528bd6ecc2519e2653f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b58040fe25645fbc5d1abb826ff21c76407551e2cea4139d4681de151e4ec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0b58040fe25645fbc5d1abb826ff21c76407551e2cea4139d4681de151e4ec9",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
