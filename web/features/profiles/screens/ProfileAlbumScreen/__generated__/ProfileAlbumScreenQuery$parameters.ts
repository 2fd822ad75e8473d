/**
 * @generated SignedSource<<07110633f97d2c47cf2747aadeb58440>>
 * @relayHash 782a8adc4be552e9cb40dcf516090c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ca6c5e4141494cdbe21a41e60ffa15ee6cff65bd38f16dc27c8a8cccf923ad0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ca6c5e4141494cdbe21a41e60ffa15ee6cff65bd38f16dc27c8a8cccf923ad0",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
