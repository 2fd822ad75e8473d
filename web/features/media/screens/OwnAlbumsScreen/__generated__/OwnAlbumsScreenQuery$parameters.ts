/**
 * @generated SignedSource<<358010811212721624b5edb91aa90cd6>>
 * @relayHash ca7c56c6fcddc42c27485a67eee76535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f7aa4b4df92a6f6ea9f656f553ae56edac6962afdd9e621bbde489d0292f57a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumsScreenQuery } from './OwnAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f7aa4b4df92a6f6ea9f656f553ae56edac6962afdd9e621bbde489d0292f57a",
    "metadata": {},
    "name": "OwnAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
