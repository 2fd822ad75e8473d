/**
 * @generated SignedSource<<001b9c3bdc524b2ce21905022f841919>>
 * @relayHash dc64a4363ba89164513dee2aa2260a61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f90e60237d396849bfc583f1a978cb639f6ecba18dd490f9c741922fd2c3b1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f90e60237d396849bfc583f1a978cb639f6ecba18dd490f9c741922fd2c3b1d",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
