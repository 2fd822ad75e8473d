/**
 * @generated SignedSource<<8692af1ff645a89c8cd5e5fa0c316e89>>
 * @relayHash d9861dec86718f99d8c39643d6b04a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5898af4e9cd90d6367a5b22a7d7a54166422037231e240b0c62c80d1c3fb854

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5898af4e9cd90d6367a5b22a7d7a54166422037231e240b0c62c80d1c3fb854",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
