/**
 * @generated SignedSource<<09007103792a91290bcb3d184167b787>>
 * @relayHash 36db43cf522acabd06f2e169d9d32928
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ae33b2af4793b5136a0581caa31edb6c78f069f1b48b1c1b216aae2db0403a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KinkDeskScreenQuery } from './KinkDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<KinkDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3ae33b2af4793b5136a0581caa31edb6c78f069f1b48b1c1b216aae2db0403a",
    "metadata": {},
    "name": "KinkDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
