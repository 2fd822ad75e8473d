/**
 * @generated SignedSource<<84706f5863767974aa50f0aa2022f33b>>
 * @relayHash 56cdfe8cc6cd035645d2d29cef4daa4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5755508392abb5c231cece58e167e64a5f32bdb677d3e4444eed3d649b6d8d97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5755508392abb5c231cece58e167e64a5f32bdb677d3e4444eed3d649b6d8d97",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
