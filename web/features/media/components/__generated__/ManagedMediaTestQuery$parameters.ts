/**
 * @generated SignedSource<<47dbed4d71868fe1eadad20b6400003c>>
 * @relayHash 4819bce1de470815e460dd3d77d5a181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c34e3406b91f8a7d220e30803e9573afc943541f6c37fcd5a5de5bfac3ce654d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c34e3406b91f8a7d220e30803e9573afc943541f6c37fcd5a5de5bfac3ce654d",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
