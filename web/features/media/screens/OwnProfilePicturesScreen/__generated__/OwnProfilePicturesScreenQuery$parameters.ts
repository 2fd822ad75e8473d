/**
 * @generated SignedSource<<1fd40d7d1251e0627a52c1e9791db0b6>>
 * @relayHash d0e6c88134b7c6cb7aa0d145f73a6dc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19d6351c796a8cf4ee99dcfd955123dbafd94d0351af36068e5cfafe17e894ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19d6351c796a8cf4ee99dcfd955123dbafd94d0351af36068e5cfafe17e894ba",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
