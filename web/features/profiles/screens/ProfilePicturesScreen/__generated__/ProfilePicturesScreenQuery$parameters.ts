/**
 * @generated SignedSource<<c99e227d5fa839e6683569c92538eba8>>
 * @relayHash 7747c0e7d6e8813efe40730e0f8cd98b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7c15c5cdc45ad29ffa583fabf9c34e6b710f5c444d503c577daf4a0553fedb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7c15c5cdc45ad29ffa583fabf9c34e6b710f5c444d503c577daf4a0553fedb0",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
