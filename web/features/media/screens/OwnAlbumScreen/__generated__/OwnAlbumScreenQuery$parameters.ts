/**
 * @generated SignedSource<<25b2505736876574f1bcf999a53726b5>>
 * @relayHash 01772cf99dfbb185ac82e4be646e8ba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4fcea658b54ad5665a1298c90ee85481c97b9170be14686000b598f0fd18a78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4fcea658b54ad5665a1298c90ee85481c97b9170be14686000b598f0fd18a78",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
