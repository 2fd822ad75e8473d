/**
 * @generated SignedSource<<e93297b4122ac2d018945ffedc70d1d9>>
 * @relayHash 44052871ff1ea01d8a9ed28345d1d892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c00af2813e8857749386faf9bece225cfba4e460640d11da7332cdc9fe11385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c00af2813e8857749386faf9bece225cfba4e460640d11da7332cdc9fe11385",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
