/**
 * @generated SignedSource<<1e3e824c2a88c489e0c7fdb274f47c5b>>
 * @relayHash 87d45e929d8ec0dbf41b5a8602596974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3502c201ce8d4adf5bd7780115a204b059e4f6aa9e56a8e90503f9fb6fc702df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3502c201ce8d4adf5bd7780115a204b059e4f6aa9e56a8e90503f9fb6fc702df",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
