/**
 * @generated SignedSource<<916e44aff3f9def1f8425e4d056eb98b>>
 * @relayHash 3d40e29363c03fc80d594f75f05441f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 190c491f86face30eacef5ad61ea3528c9e1854d2fb57bd61ddaafc14d468aae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "190c491f86face30eacef5ad61ea3528c9e1854d2fb57bd61ddaafc14d468aae",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
