/**
 * @generated SignedSource<<ce0ae77f2a4ccca58f65917da7430d69>>
 * @relayHash 637a8eaeefacf9bcb20d9df108063ea0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfcc64c7f99ef296c2d070b1ed6ea644724efbdcf7cf9ee0b4bb35db5f4071a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfcc64c7f99ef296c2d070b1ed6ea644724efbdcf7cf9ee0b4bb35db5f4071a5",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
