/**
 * @generated SignedSource<<18d4b047038697440a25b8658a79b42a>>
 * @relayHash a226da64334ae472812bf1cc60800828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3715abe062e424c57c5ad5ecbb4362bd8270a8e2b1febd21d73c4155c3581fe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationDeskScreenQuery } from './ValidationDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3715abe062e424c57c5ad5ecbb4362bd8270a8e2b1febd21d73c4155c3581fe2",
    "metadata": {},
    "name": "ValidationDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
