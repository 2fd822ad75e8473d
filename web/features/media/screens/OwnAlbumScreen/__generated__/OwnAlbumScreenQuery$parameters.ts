/**
 * @generated SignedSource<<edd68e7dc012e9b8f121bd0f6af2cb31>>
 * @relayHash e7fd331728209648512d30688cc9573a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a682ff6ed9b8f64a1933d0413545ca75543d938de715e9523bc8dd17480f9a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumScreenQuery } from './OwnAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a682ff6ed9b8f64a1933d0413545ca75543d938de715e9523bc8dd17480f9a6",
    "metadata": {},
    "name": "OwnAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
