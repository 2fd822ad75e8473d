/**
 * @generated SignedSource<<11a2975efdf7509995a4f768bb8c1062>>
 * @relayHash 605844f31278b0a1449a77c35f949819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e94445e3a35eb65654b9e90f1437d2ab9e636d8a48a5e3ba0064c8247d407195

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e94445e3a35eb65654b9e90f1437d2ab9e636d8a48a5e3ba0064c8247d407195",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
