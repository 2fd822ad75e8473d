/**
 * @generated SignedSource<<2b34e877b55707a0501742daefc0c901>>
 * @relayHash 87cd7df1c99006411211d2a465eee757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22e324862544c9177a0f28e8c46eba5e57a10c353cbea3d7c7aa3251d19258c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f22e324862544c9177a0f28e8c46eba5e57a10c353cbea3d7c7aa3251d19258c",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
