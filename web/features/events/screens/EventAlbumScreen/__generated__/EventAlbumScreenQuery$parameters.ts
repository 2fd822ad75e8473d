/**
 * @generated SignedSource<<9322973868f4b7dec5b6a60e9deed71a>>
 * @relayHash 2e679a957f861c219af6cb3dafab7316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6db550c06222724b1963204a87b7e26265721ca65b268bbe81f3cd2cc22e1fe7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAlbumScreenQuery } from './EventAlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6db550c06222724b1963204a87b7e26265721ca65b268bbe81f3cd2cc22e1fe7",
    "metadata": {},
    "name": "EventAlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
