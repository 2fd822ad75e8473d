/**
 * @generated SignedSource<<fa0c7fe538af1256073fb2290469bbb2>>
 * @relayHash 15094ce97086b81a2c0a13d2959284dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13343c7a628481b5251c48cef33450f0bfc1b7f2ac19d1b5f809a9d6bfa49f4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13343c7a628481b5251c48cef33450f0bfc1b7f2ac19d1b5f809a9d6bfa49f4d",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
