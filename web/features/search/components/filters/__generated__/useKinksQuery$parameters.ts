/**
 * @generated SignedSource<<02d3cb32abebf9914cdd42071886d175>>
 * @relayHash f8c95e2c9c04485410574f2914079e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c714d056b99deb811532467e93bd917e52808ea98c6b7dfd49369738b4e950eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useKinksQuery } from './useKinksQuery.graphql';

const node: PreloadableConcreteRequest<useKinksQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c714d056b99deb811532467e93bd917e52808ea98c6b7dfd49369738b4e950eb",
    "metadata": {},
    "name": "useKinksQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
