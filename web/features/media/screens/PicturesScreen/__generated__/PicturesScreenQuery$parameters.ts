/**
 * @generated SignedSource<<f368fffb5abaecc01030b2b8ae8ab447>>
 * @relayHash 5049cece0bab4a4c3dfa5749ff8f04ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11ed2e3c5eb0c73c67227715d0b8e109b49d5d4a0b7f71c0232935c0706f31b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11ed2e3c5eb0c73c67227715d0b8e109b49d5d4a0b7f71c0232935c0706f31b7",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
