/**
 * @generated SignedSource<<7402c08a3b7079c9841afb2038d43bd4>>
 * @relayHash 3f6fca096809fd7a0340d5c59aaf82f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b302a650bc731bfb0d2a356c6f480cf055c4264124ff951fee535005c883255a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumScreenQuery } from './ProfileAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b302a650bc731bfb0d2a356c6f480cf055c4264124ff951fee535005c883255a",
    "metadata": {},
    "name": "ProfileAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
