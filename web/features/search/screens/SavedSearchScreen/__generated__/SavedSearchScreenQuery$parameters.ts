/**
 * @generated SignedSource<<bd96c36c9dec8ca37cbcac96c5ad4ae6>>
 * @relayHash cbe033ecc5a3ac1e379ff5baea219d13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d59bd991199df06614d1647b9d5f9d7d7498b37d84f4374da534d3958022e8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d59bd991199df06614d1647b9d5f9d7d7498b37d84f4374da534d3958022e8e",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
