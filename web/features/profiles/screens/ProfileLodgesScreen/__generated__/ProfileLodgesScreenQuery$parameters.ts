/**
 * @generated SignedSource<<9ee9611095345ffcd2bc4976730d768d>>
 * @relayHash f5e39891c849bf32394a1a0933040902
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371b1cdbf05bf10d6103f786e8bdc043baef6749cd89d400f9ea06f8a674be1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371b1cdbf05bf10d6103f786e8bdc043baef6749cd89d400f9ea06f8a674be1f",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
