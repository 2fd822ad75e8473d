/**
 * @generated SignedSource<<82eda9e838aba18e07299e4f026e6514>>
 * @relayHash 9a5b3505194640597511dc29acd8d910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6fc21a3f3b9fc29b5b3da27c537c0330d073f00581c2e2cdd4b46a49265964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad6fc21a3f3b9fc29b5b3da27c537c0330d073f00581c2e2cdd4b46a49265964",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
