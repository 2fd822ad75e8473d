/**
 * @generated SignedSource<<03ab0dbd14c6d486160535fb3af7f7cc>>
 * @relayHash b5d3ac7dd9cead5e2064728e0f6d5ea2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a85ca2ae850c91f290acb02bba69ae038d25d1134b36c50f844909dea6a8b41b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a85ca2ae850c91f290acb02bba69ae038d25d1134b36c50f844909dea6a8b41b",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
