/**
 * @generated SignedSource<<f8d22c54a85a6df2b860e65d9c70ac51>>
 * @relayHash 676ed30e13e9e938392aa39c5904122e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60b93ddb2aaca9f150f0e0d28e4ae4f61d1fa52e389c78a2d0293dfa4ce4a3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d60b93ddb2aaca9f150f0e0d28e4ae4f61d1fa52e389c78a2d0293dfa4ce4a3d",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
