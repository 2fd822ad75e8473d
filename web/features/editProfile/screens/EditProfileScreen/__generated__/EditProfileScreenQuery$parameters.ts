/**
 * @generated SignedSource<<be57e770cf0e146af20e52e44d8c145b>>
 * @relayHash a2bcb7663fb511e7b6124ad917da328c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d8b420e4334bdabe03fecd86366a7e5490d39d1f8ddb262a401a8e64cc57da1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d8b420e4334bdabe03fecd86366a7e5490d39d1f8ddb262a401a8e64cc57da1",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
