/**
 * @generated SignedSource<<2b50504a2986e5926e8cdf511aeae48e>>
 * @relayHash 76882de7cef839f35d940eea6674ad05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5713ff1e65035a91622a7ec85f19f0802fe7ecc339149be57e107242de7a68dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5713ff1e65035a91622a7ec85f19f0802fe7ecc339149be57e107242de7a68dc",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
