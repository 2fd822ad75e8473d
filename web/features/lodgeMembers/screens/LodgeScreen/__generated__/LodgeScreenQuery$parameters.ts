/**
 * @generated SignedSource<<f2f9b681c81cbbedf3d47359e0ee2404>>
 * @relayHash a91db981f6bf94da4bfdedb63c36121d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 075df44a8f9488727de851d572382d678b4a50c750a26c1cb5e71f0b50cb9a4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "075df44a8f9488727de851d572382d678b4a50c750a26c1cb5e71f0b50cb9a4f",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
