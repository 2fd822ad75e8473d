/**
 * @generated SignedSource<<937f87c9f829d3946fe2481d7041f10b>>
 * @relayHash 0a4da7a247d079267344d1fd7b38b76f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 305ad82f711249635527ef1610c42273b9e254c2646e9e6723e18cc250661a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "305ad82f711249635527ef1610c42273b9e254c2646e9e6723e18cc250661a01",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
