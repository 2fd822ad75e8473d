/**
 * @generated SignedSource<<43df45b2527764108401c2ac12a557ca>>
 * @relayHash c1c92d3e111ddf3a78a0f831d8b15194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e48d7d88002e39fa89f705a37300e347c7f86f77dedd1a5049709e2c0788df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9e48d7d88002e39fa89f705a37300e347c7f86f77dedd1a5049709e2c0788df",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
