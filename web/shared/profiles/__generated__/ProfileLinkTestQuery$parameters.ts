/**
 * @generated SignedSource<<fcee2060334b44813c29d68b4c426516>>
 * @relayHash 85d52214638a7853d0323a2ef4fbcbe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 774ae1477113d369634aa859b17f1e27b06951f2b93253d87f3f6f7080a147e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLinkTestQuery } from './ProfileLinkTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLinkTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "774ae1477113d369634aa859b17f1e27b06951f2b93253d87f3f6f7080a147e8",
    "metadata": {},
    "name": "ProfileLinkTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
