/**
 * @generated SignedSource<<e25cedf22a4862943bf3001b71535e33>>
 * @relayHash b7eefcb70b9b8a8e964fe7c5a520f685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3429eae23846f8caf629a92773bd2c1126e73732b3b01082b67b87bd02384f67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3429eae23846f8caf629a92773bd2c1126e73732b3b01082b67b87bd02384f67",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
